import sql, { raw } from 'sql-template-tag';
import type { Admin } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';

/** An admin with the hash of the password, which never leaves the server. */
export interface Credentials {
  admin: Admin;
  passwordHash: string;
}

/** An admin as it is answered: without the password. */
const answered = raw(
  `attributes || jsonb_build_object('_id', _id, 'email', email, 'role', role, 'version', version) ||
  case when exists (select 1 from second_factors f where f.admin_id = _id and f.confirmed)
    then '{"secondFactor": true}'::jsonb else '{}' end`,
);

/** An admin as it is answered to itself. */
export const ownAnswered = sql`${answered} ||
  case when preferences is null then '{}' else jsonb_build_object('preferences', preferences) end`;

export async function findCredentials(db: Query, email: string): Promise<Credentials | undefined> {
  const [row] = await db.query<Credentials>(sql`
    select password_hash as "passwordHash", ${ownAnswered} as admin
    from admins where lower(email) = lower(${email}) and not block`);
  return row;
}

/** Every admin, or the one of that id, as JSON text; who came first stands first. */
export function listAdmins(db: Query, id?: string): Promise<string> {
  return db.json(sql`
    select coalesce(jsonb_agg(${answered} order by date, _id), '[]')::text from admins
    where ${id ?? null}::text is null or _id = ${id ?? null}`);
}

/** An admin, whose row nobody else changes until the transaction ends. */
export async function lockAdmin(db: Query, id: string): Promise<Admin | undefined> {
  const [row] = await db.query<{ admin: Admin }>(
    sql`select ${answered} as admin from admins where _id = ${id} for update`,
  );
  return row?.admin;
}

/** The admins of a role who can sign in. Nobody joins, leaves or deletes one of them until the transaction ends. */
export async function lockHolders(db: Query, role: number): Promise<string[]> {
  const rows = await db.query<{ _id: string }>(
    sql`select _id from admins where role = ${role} and not block order by _id for update`,
  );
  return rows.map(({ _id }) => _id);
}

/** What is stored of an admin beside the key; what is left out stays. */
export interface AdminValues {
  email?: string;
  role?: number;
  attributes?: object;
  /** The keys of attributes that are set; one without a value is removed. */
  keys?: readonly string[];
  passwordHash?: string | undefined;
}

/** Changes an admin and raises the version. */
export async function updateAdmin(
  db: Query,
  id: string,
  { email, role, attributes = {}, keys = [], passwordHash }: AdminValues,
): Promise<Admin | undefined> {
  const [row] = await db.query<{ admin: Admin }>(sql`
    update admins set email = coalesce(${email ?? null}, email), role = coalesce(${role ?? null}, role),
      attributes = (attributes - ${keys}::text[]) || ${asJson(attributes)},
      password_hash = coalesce(${passwordHash ?? null}, password_hash), version = version + 1
    where _id = ${id} returning ${answered} as admin`);
  return row?.admin;
}

/** Raises the version of an admin whose account has changed elsewhere. */
export async function touchAdmin(db: Query, id: string): Promise<Admin | undefined> {
  const [row] = await db.query<{ admin: Admin }>(
    sql`update admins set version = version + 1 where _id = ${id} returning ${answered} as admin`,
  );
  return row?.admin;
}

export async function deleteAdmin(db: Query, id: string): Promise<void> {
  await db.query(sql`delete from admins where _id = ${id}`);
}

export async function hasAdmins(db: Query): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(sql`select exists (select 1 from admins) as found`);
  return row?.found ?? false;
}

export async function insertAdmin(
  db: Query,
  {
    email,
    role,
    passwordHash,
    ...attributes
  }: Omit<Admin, 'email' | 'role'> & { email: string; role: number; passwordHash: string },
): Promise<void> {
  const { _id, ...rest } = attributes;
  await db.query(sql`
    insert into admins (_id, email, role, password_hash, attributes)
    values (${_id}, ${email}, ${role}, ${passwordHash}, ${asJson(rest)})`);
}
