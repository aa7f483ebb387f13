import type { Plugin } from 'vite'
import { pathIn } from '#contract/addresses.ts'
import { language } from './languages.ts'

/** Styles that go by a link's address mean the page, in whatever language. */
const ownLink = /(?<=\[href=')\/[^']*(?='\])/g

/** What the document and the styles say of their language and of addresses. English stays as it is. */
export const inLanguage = (): Plugin => ({
  name: 'in-language',
  // After Tailwind, which has put the sheets together.
  enforce: 'pre',
  apply: () => language !== 'en',
  transform: (code, id) =>
    id.endsWith('.css') ? code.replace(ownLink, (path) => pathIn(language, path)) : undefined,
  transformIndexHtml: (html) =>
    html
      .replace('<html lang="en"', `<html lang="${language}"`)
      .replace('"/manifest.webmanifest"', `"${pathIn(language, '/manifest.webmanifest')}"`),
})
