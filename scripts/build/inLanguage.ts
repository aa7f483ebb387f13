import type { Plugin } from 'vite'
import { pathIn } from '#contract/addresses.ts'
import type { Language } from '#contract/languages.ts'
import { language } from './languages.ts'

/** `[href='/puja']`, or without quotes, as Tailwind writes what it has made small. */
const ownLink = /\[href=(["']?)(\\?\/(?:\\.|[^\]"'\\])*)\1\]/g

/** Styles that go by a link's address mean the page, in whatever language. */
export const linksIn = (css: string, of: Language): string =>
  css.replace(ownLink, (_, __, path: string) => `[href="${pathIn(of, path.replaceAll('\\', ''))}"]`)

/** What the document and the styles say of their language and of addresses. English stays as it is. */
export const inLanguage = (): Plugin => ({
  name: 'in-language',
  // After Tailwind, which has put the sheets together.
  enforce: 'pre',
  apply: () => language !== 'en',
  transform: (code, id) => (id.endsWith('.css') ? linksIn(code, language) : undefined),
  transformIndexHtml: (html) =>
    html
      .replace('<html lang="en"', `<html lang="${language}"`)
      .replace('"/manifest.webmanifest"', `"${pathIn(language, '/manifest.webmanifest')}"`),
})
