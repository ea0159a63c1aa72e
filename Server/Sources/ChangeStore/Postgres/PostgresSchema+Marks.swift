extension PostgresSchema {
  // By the marks that servers leave with what they confirm, they know what a standby that took over lacks.
  static let marks = """
    CREATE TABLE mark (
      server bytea NOT NULL CHECK (octet_length(server) = 16),
      slot bigint NOT NULL,
      number bigint NOT NULL,
      home text NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (server, slot)
    )
    """
}
