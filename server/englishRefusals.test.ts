import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Only endpoints for staff lead here: the back office is in English, and shows what they say. */
const forStaff = [
  'server/{admin,backup,privacy,publishing,tables}/**',
  'server/features/{counter,devotees,imports,newsletter,notifications,prints}/**',
  'server/features/{translations,views,writing}/**',
  'server/features/pages/htmlOf.ts',
  'server/features/**/*{admin,Admin}*.ts',
  'server/features/donations/{admin,counter,statements,upi}/**',
  'server/features/accounts/invitations.ts',
  'server/features/blog/{input,pictures,slugs}.ts',
  'server/features/bookings/{bulkSteps,details,priests,reschedule,staffEdits,transliterations,undo}.ts',
  'server/features/bookings/dakshina/{cheques,hold,printable,rules,settle,staffView}.ts',
  'server/features/bookings/pujas/content.ts',
  'server/features/festivals/{edits,pictureOf}.ts',
  'server/features/guide/voice.ts',
  'server/features/mantras/input.ts',
  'server/features/orders/{counterSale,remittances,staffChange}.ts',
  'server/features/orders/papers/printable.ts',
  'server/features/reminders/{byHand,testSending}.ts',
  'server/features/sevas/{card,doneDays}.ts',
  'server/features/shop/{importing,input,picturesOf}.ts',
  'server/features/shop/files/*.ts',
  'server/features/site/{cityCheck,settings,specialDays}.ts',
  'server/markdown/renderForEmail.ts',
  'server/payments/{askRefund,cheques,counterRules,otherAmount,utr}.ts',
  'server/recordings/receive.ts',
]

/** Only programs get these, or browsers that no form of ours is behind. */
const forPrograms = [
  'server/errors.ts',
  'server/features/{health/routes,whatsapp/webhook}.ts',
  'server/http/{audio,bodyHooks,idempotency,implement,input,problem,render,upload}.ts',
  'server/payments/payments.ts',
]

/** Of both staff and devotees: what is in English here is for staff. */
const mixed: Readonly<Record<string, number>> = {
  // Beginning a puja before its day.
  'server/features/bookings/assertAllowed.ts': 1,
  // The photo of a return, and a return that staff write down.
  'server/features/orders/returnPhotos.ts': 1,
  'server/features/orders/returns.ts': 1,
  // The disk is full.
  'server/http/diskRefusals.ts': 1,
  // Cash that is being recorded.
  'server/payments/cashLimit.ts': 1,
}

type Node = { readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Names that end in `reason` hold one: anything else may be a sentence. */
const isReason = (node: unknown): boolean => {
  if (!isNode(node)) return true
  const { type, name, property, callee } = node
  if (type === 'ObjectExpression') return true
  if (type === 'TSAsExpression') return isReason(node['expression'])
  if (type === 'ConditionalExpression')
    return isReason(node['consequent']) && isReason(node['alternate'])
  const called = isNode(property) ? property['name'] : isNode(callee) ? callee['name'] : name
  return called === 'undefined' || /reason(?:Of)?$/i.test(String(called))
}

const isEnglish = (node: Node): boolean => {
  const { type, callee, key } = node
  const [, why] = Array.isArray(node['arguments']) ? (node['arguments'] as unknown[]) : []
  if (type === 'NewExpression' && isNode(callee) && callee['name'] === 'AppError')
    return !isReason(why)
  return type === 'Property' && isNode(key) && key['name'] === 'detail'
}

const countEnglish = (value: unknown): number => {
  if (!isNode(value)) return 0
  const within = Object.values(value).reduce<number>((sum, part) => sum + countEnglish(part), 0)
  return within + (isEnglish(value) ? 1 : 0)
}

const listOf = (patterns: readonly string[]): Set<string> =>
  new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: root })))

const sources = globSync('server/**/*.ts', { cwd: root })
  .filter((path) => !/\.(?:test|faults)\.ts$|^server\/(?:test|adapters)\//.test(path))
  .toSorted()

const counts = new Map(
  sources.flatMap((path) => {
    const count = countEnglish(parseSync(path, readFileSync(join(root, path), 'utf8')).program)
    return count > 0 ? [[path, count] as const] : []
  }),
)

test('Devotees are refused with reasons: English sentences are only for staff and programs', () => {
  const others = new Set([...listOf(forStaff), ...listOf(forPrograms)])
  const found = [...counts].filter(([path]) => !others.has(path))
  expect(Object.fromEntries(found)).toEqual(mixed)
})

test('The list names no file that has no sentence any more', () => {
  const named = [...forStaff, ...forPrograms].filter((pattern) => !pattern.includes('**'))
  const idle = [...listOf(named)].filter((path) => !counts.has(path) && !path.includes('/files/'))
  expect(idle).toEqual([])
})
