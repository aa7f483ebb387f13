import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { offeredLanguages } from '#contract/languages.ts'
import { usualTemplates } from '#server/adapters/whatsapp/settings.ts'
import { templatesOf } from '#server/adapters/whatsapp/templates.ts'
import { toHandIn } from './handIn.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
const english = templatesOf('en')

test.each(['reminder', 'moved'] as const)(
  'docs/operations.md has the text of the template %s as it is sent',
  (kind) => {
    const { body, button, category } = english[kind]
    expect(category).toBe('UTILITY')
    const text = `\`${usualTemplates[kind]}\` (category *Utility*, a quick-reply button *${button}*):`
    expect(page).toContain(`${text}\n\n\`\`\`\n${body}\n\`\`\``)
  },
)

test('docs/operations.md names the template of the code', () => {
  const { button } = english.code
  expect(page).toContain(
    `\`${usualTemplates.code}\` (category *Authentication*, a *${button}* button`,
  )
})

test('what is printed has each text, its button, examples, and the name set for it', () => {
  const printed = toHandIn({ ...usualTemplates, moved: 'our_moved' })
  expect(printed).toContain('festival_reminder · English (en)\nCategory: Utility')
  expect(printed).toContain('our_moved · English (en)')
  expect(printed).toContain(english.reminder.body)
  expect(printed).toContain('Button, a quick reply: Stop reminders')
  expect(printed).toContain('{{2}}: Sankashti Chaturthi is tomorrow')
  expect(printed).toContain('number_code · English (en)\nCategory: Authentication')
})

test('all of them are printed in every language that is offered, too', () => {
  const printed = toHandIn(usualTemplates)
  expect(printed.split('\n---\n')).toHaveLength(3 * offeredLanguages.length)
  for (const [language, name] of [
    ['mr', 'Marathi'],
    ['hi', 'Hindi'],
  ] as const) {
    expect(printed).toContain(`festival_reminder · ${name} (${language})`)
    expect(printed).toContain(templatesOf(language).reminder.body)
  }
})
