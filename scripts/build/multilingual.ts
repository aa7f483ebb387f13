import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '#contract/languages.ts'
import { builtLanguages, language } from './languages.ts'

export const isMultilingual = builtLanguages.length > 1

const choiceAfter = "@import './styles/footer.css';"
const choice = "@import './styles/languages.css';"

/** The styles of the choice of a language, and, last of all, of the letters of one in Devanagari. */
export const sheetsOf = (sheet: string, of: Language): string => {
  if (!sheet.includes(choiceAfter)) throw new Error('The sheet has no footer.')
  const chosen = sheet.replace(choiceAfter, `${choiceAfter}\n${choice}`)
  if (of === 'en') return chosen
  const imports = chosen.lastIndexOf('@import')
  const end = chosen.indexOf('\n', imports)
  const letters = [`@import './fonts/tiro-${of}.css';`, "@import './styles/letters.css';"]
  return [chosen.slice(0, end), ...letters].join('\n') + chosen.slice(end)
}

/** The sheets that only a site in several languages has. */
export const multilingual = (): Plugin => ({
  name: 'multilingual',
  apply: () => isMultilingual,
  enforce: 'pre',
  transform: {
    // Before Tailwind, which reads the imports.
    order: 'pre',
    handler: (code, id) => (id.endsWith('/app/styles.css') ? sheetsOf(code, language) : undefined),
  },
})

/** The boot script's part that offers another language, where there is one. */
export const bootOfLanguages = (root: string): string =>
  isMultilingual ? readFileSync(join(root, 'app/bootLanguages.js'), 'utf8') : ''
