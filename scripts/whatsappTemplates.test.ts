import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { whatsappTemplates } from '#contract/whatsapp/templates.ts'
import { usualTemplates } from '#server/adapters/whatsapp/settings.ts'

const page = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8')

test.each(['reminder', 'moved'] as const)(
  'docs/operations.md has the text of the template %s as it is sent',
  (kind) => {
    const { body, button, category } = whatsappTemplates[kind]
    expect(category).toBe('UTILITY')
    const text = `\`${usualTemplates[kind]}\` (category *Utility*, a quick-reply button *${button}*):`
    expect(page).toContain(`${text}\n\n\`\`\`\n${body}\n\`\`\``)
  },
)

test('docs/operations.md names the template of the code', () => {
  const { button } = whatsappTemplates.code
  expect(page).toContain(
    `\`${usualTemplates.code}\` (category *Authentication*, a *${button}* button`,
  )
})
