import { sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { countChanges, stagingTable, type Counted, type Counts, type Staged } from './staging.ts'

/** A row of a file of students. null keeps the stored value, '' removes it. */
export type StagedStudent = Staged & {
  /** For a student who is new. */
  readonly id: string
  /** Normalized. */
  readonly email: string
  readonly full_name: string | null
  readonly cohort: string | null
  readonly facecard: string | null
  readonly access: 'active' | 'deactivated' | null
  /** In plain text: it is hashed before the rows are applied. */
  readonly password: string | null
}

const staging = stagingTable('staged_students', [
  'id',
  'email',
  'full_name',
  'cohort',
  'facecard',
  'access',
  'password',
  'password_hash',
])
const STAGED = staging.table
export const { create, add, drop } = staging

/** New students without a required field. */
export async function incomplete(db: Database): Promise<{ place: string; email: string }[]> {
  const { rows } = await sql<{ place: string; email: string }>`
    select s.place, s.email from ${STAGED} s left join students t on t.email = s.email
    where t.id is null and (coalesce(s.full_name, '') = '' or coalesce(s.cohort, '') = '')
    order by s.line`.execute(db)
  return rows
}

/** Whether the file's passwords overwrite existing ones. */
export type PasswordRule = 'keep' | 'overwrite'

export type WantedPassword = {
  readonly line: number
  readonly password: string
  readonly stored: string | null
}

/** The next passwords that may have to be hashed, in the order of the file. */
export async function wantedPasswords(
  db: Database,
  rule: PasswordRule,
  after: number,
  most: number,
): Promise<WantedPassword[]> {
  const { rows } = await sql<WantedPassword>`
    select s.line, s.password, t.password_hash as stored
    from ${STAGED} s left join students t on t.email = s.email
    where s.password is not null and s.line > ${after} and ${mayChange(rule)}
    order by s.line limit ${most}`.execute(db)
  return rows
}

/** How many passwords of the file are ignored, because the student has one. */
export async function countKeptPasswords(db: Database): Promise<number> {
  const { rows } = await sql<Counted>`
    select count(*) as count from ${STAGED} s join students t on t.email = s.email
    where s.password is not null and t.password_hash is not null`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

export async function countWantedPasswords(db: Database, rule: PasswordRule): Promise<number> {
  const { rows } = await sql<Counted>`
    select count(*) as count from ${STAGED} s left join students t on t.email = s.email
    where s.password is not null and ${mayChange(rule)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** @param passwordHash '' removes the stored one */
export async function setStagedHash(
  db: Database,
  line: number,
  passwordHash: string,
): Promise<void> {
  await sql`update ${STAGED} set password_hash = ${passwordHash} where line = ${line}`.execute(db)
}

export async function count(db: Database, rule: PasswordRule): Promise<Counts> {
  const { rows } = await sql<Counted & { change: string }>`
    select change, count(*) as count from (
      select case when t.id is null then 'added' when ${differs(rule)} then 'updated'
        else 'unchanged' end as change
      from ${STAGED} s left join students t on t.email = s.email
    ) changes group by change`.execute(db)
  return countChanges(rows)
}

/** Stores the rows. A student whose password changes is signed out everywhere. */
export async function apply(db: Database, rule: PasswordRule, now: Date): Promise<void> {
  for (const table of ['sessions', 'devices', 'reset_grants']) {
    await sql`
      delete from ${sql.table(table)} where student_id in (
        select t.id from ${STAGED} s join students t on t.email = s.email
        where s.password_hash is not null and ${passwordHash(rule)} is distinct from t.password_hash
      )`.execute(db)
  }
  await sql`
    insert into students
      (id, email, password_hash, full_name, cohort, facecard, access, created_at)
    select coalesce(t.id, s.id), s.email, ${passwordHash(rule)}, ${FULL_NAME}, ${COHORT},
      ${FACECARD}, ${ACCESS}, coalesce(t.created_at, ${now.toISOString()})
    from ${STAGED} s left join students t on t.email = s.email
    where t.id is null or ${differs(rule)}
    on conflict (email) do update set
      password_hash = excluded.password_hash, full_name = excluded.full_name,
      cohort = excluded.cohort, facecard = excluded.facecard, access = excluded.access`.execute(db)
}

const FULL_NAME = sql`coalesce(nullif(s.full_name, ''), t.full_name)`
const COHORT = sql`coalesce(s.cohort, t.cohort)`
const FACECARD = sql`coalesce(s.facecard, t.facecard, '')`
const ACCESS = sql`coalesce(s.access, t.access, 'active')`

function mayChange(rule: PasswordRule) {
  return rule === 'overwrite' ? sql`1 = 1` : sql`t.password_hash is null`
}

// Checked again when it is stored: a student may have chosen a password while others were hashed.
function passwordHash(rule: PasswordRule) {
  return rule === 'overwrite'
    ? sql`case when s.password_hash is null then t.password_hash else nullif(s.password_hash, '') end`
    : sql`coalesce(t.password_hash, nullif(s.password_hash, ''))`
}

function differs(rule: PasswordRule) {
  return sql`(${FULL_NAME} <> t.full_name or ${COHORT} <> t.cohort or ${FACECARD} <> t.facecard
    or ${ACCESS} <> t.access or ${passwordHash(rule)} is distinct from t.password_hash)`
}
