import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { calendarDay } from '#contract/bookings/pujas.ts'
import { noJson, pageOf, paging } from '#contract/paging.ts'

/** The kind of thing that was changed or exported. */
const auditSubjects = [
  'booking',
  'puja',
  'seva',
  'sponsorship',
  'sponsored_day',
  'puja_settings',
  'message',
  'answer_templates',
  'subscriber',
  'newsletter',
  'delivery',
  'reminder',
  'site',
  'mantra',
  'rite',
  'festival',
  'festival_repeat',
  'festival_choice',
  'person',
  'invitation',
  'donation',
  'monthly_gift',
  'bank_statement',
  'cash',
  'donation_list',
  'list',
  'page',
  'post',
  'product',
  'order',
  'personal_data',
  'devotee',
  'import',
] as const
export type AuditSubject = (typeof auditSubjects)[number]

/** Only the fields that changed, by name. Personal data is named, never repeated. */
const values = z.record(z.string(), z.unknown())
export type AuditValues = z.infer<typeof values>

export const auditEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** The current username; absent when the account is gone. */
  actor: z.object({ id: z.string(), username: z.optional(z.string()) }),
  subject: z.enum(auditSubjects),
  subjectId: z.string(),
  /** The current name of the account or sender concerned; absent when it is gone. */
  about: z.optional(z.string()),
  /** In one word: `edited`, `published`, `role_set` … */
  action: z.string(),
  /** Absent if it did not exist before. */
  before: z.optional(values),
  /** Absent if it no longer exists. */
  after: z.optional(values),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** Days on the temple's calendar, both included. */
const filter = {
  actorId: z.optional(z.string().check(z.maxLength(80))),
  subject: z.optional(z.enum(auditSubjects)),
  subjectId: z.optional(z.string().check(z.maxLength(120))),
  action: z.optional(z.string().check(z.maxLength(40))),
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
}

/** The latest first. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'office',
  input: z.object({ ...filter, ...paging }),
  output: pageOf(auditEntry),
})

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit.csv',
  access: 'office',
  download: 'list',
  input: z.object(filter),
  output: noJson,
})
