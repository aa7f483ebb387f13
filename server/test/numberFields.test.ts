import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { contractEndpoints, nameOfEndpoint } from './contract.ts'

type Def = {
  type: string
  shape?: Record<string, z.ZodMiniType>
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  element?: z.ZodMiniType
  options?: z.ZodMiniType[]
}

const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def

type Field = { readonly name: string; readonly schema: z.ZodMiniType }

/** The fields of a schema that take text, each by its name. */
const textFields = (schema: z.ZodMiniType, name: string): Field[] => {
  const walk = (inner: z.ZodMiniType, whole: z.ZodMiniType): Field[] => {
    const def = defOf(inner)
    if (def.type === 'string') return [{ name, schema: whole }]
    if (def.shape) return Object.entries(def.shape).flatMap(([key, each]) => textFields(each, key))
    if (def.element) return textFields(def.element, name)
    if (def.options) return def.options.flatMap((each) => textFields(each, name))
    const next = def.innerType ?? def.in
    return next ? walk(next, whole) : []
  }
  return walk(schema, schema)
}

/** As people type them: phones, codes, days, times, numbers of the tax office and of banks. */
const samples = [
  '+91 98765 43210',
  '402718',
  '411030',
  'ABCPD1234F',
  '27AAATG1234F1Z5',
  '402718349012',
  '7113',
  '004217',
  '2026-11-27',
  '09:30',
  '1001',
  '12.5',
]

/** A field that takes one of these is for words, or for an address or a key. */
const wordsOfPeople = ['Meera Kulkarni', 'Meera', 'meera', 'MK', 'ganesh-puja', 'Lord_1']

/** Chosen from lists and calendars, or made by the app: nobody types them. */
const chosen = new Set([
  'POST /api/account/goals from',
  'POST /api/account/goals until',
  'POST /api/account/sittings day',
  'POST /api/admin/deliveries/:id/retry id',
  'POST /api/notifications/whatsapp/confirm time',
  'POST /api/notifications/whatsapp/subscribe time',
  'POST /api/reminders/email time',
  'POST /api/reminders/push time',
  'PUT /api/reminders/by-link/:token time',
])

const inDevanagari = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))

const parsed = ({ schema }: Field, text: string) => {
  const { success, data } = schema.safeParse(text)
  return success ? JSON.stringify(data) : undefined
}

test('every field for a number or a code takes the digits of a Marathi keyboard', async () => {
  const refusing = new Set<string>()
  let seen = 0
  // Addresses are not typed either.
  const sending = (await contractEndpoints()).filter(({ method }) => method !== 'GET')
  for (const endpoint of sending)
    for (const field of textFields(endpoint.input as z.ZodMiniType, '')) {
      const name = `${nameOfEndpoint(endpoint)} ${field.name}`
      if (chosen.has(name)) continue
      if (wordsOfPeople.some((word) => parsed(field, word) !== undefined)) continue
      for (const sample of samples) {
        const plain = parsed(field, sample)
        if (plain === undefined) continue
        seen += 1
        if (parsed(field, inDevanagari(sample)) !== plain) refusing.add(`${name} (${sample})`)
      }
    }
  expect([...refusing].sort()).toEqual([])
  expect(seen).toBeGreaterThan(100)
})
