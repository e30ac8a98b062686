import pg from 'pg';

/** The address as the server reads it; its parameters are named as the variables of PostgreSQL's tools are. */
export function variablesOf(databaseUrl: string): Record<string, string> {
  const { host, port, user, password, database } = new pg.Client(databaseUrl);
  const given: Record<string, string | undefined> = {
    ...Object.fromEntries(new URLSearchParams(databaseUrl.split('?')[1])),
    ...{ host, port: String(port), user, password: password ?? undefined, database },
  };
  // A word of the server's driver alone.
  if (given.sslmode === 'no-verify') given.sslmode = 'require';
  const rows = Object.entries(given).filter((row): row is [string, string] => row[1] !== undefined);
  return Object.fromEntries(rows.map(([name, value]) => [`PG${name.toUpperCase()}`, value]));
}
