import sql from 'sql-template-tag';
import type { Admin } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';

/** An admin with the hash of the password, which never leaves the server. */
export interface Credentials {
  admin: Admin;
  passwordHash: string;
}

export async function findCredentials(db: Query, email: string): Promise<Credentials | undefined> {
  const [row] = await db.query<Credentials>(sql`
    select password_hash as "passwordHash",
      attributes || jsonb_build_object('_id', _id, 'email', email, 'role', role, 'version', version) as admin
    from admins where lower(email) = lower(${email}) and not block`);
  return row;
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
