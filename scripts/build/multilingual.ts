import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { builtLanguages } from './languages.ts'

export const isMultilingual = builtLanguages.length > 1

const lastImport = "@import './styles/footer.css';"

/** The styles of the choice of a language, and of its letters, where there is one. */
export const multilingual = (): Plugin => ({
  name: 'multilingual',
  enforce: 'pre',
  apply: () => isMultilingual,
  transform: (code, id) =>
    id.endsWith('/app/styles.css')
      ? code.replace(lastImport, `${lastImport}\n@import './styles/languages.css';`)
      : undefined,
})

/** The boot script's part that offers another language, where there is one. */
export const bootOfLanguages = (root: string): string =>
  isMultilingual ? readFileSync(join(root, 'app/bootLanguages.js'), 'utf8') : ''
