"""Moving memory here from other stores: `pgassay.migrate.redis`."""
