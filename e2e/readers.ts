import type { Page } from '@playwright/test'
import { pathIn } from '#contract/addresses.ts'
import type { TranslatedItem, Translation } from '#contract/translations/admin.ts'
import type { TranslationLanguage } from '#contract/translations/kinds.ts'
import { adminClient } from '#e2e/admin.ts'
import { expect, hydrated } from '#e2e/fixtures.ts'
import { readMailsTo } from '#e2e/mails.ts'

/** What readers of both meet in Latin letters: names of services, and what papers of the state call themselves. */
const latinNames =
  /\b(?:UPI|WhatsApp|Google|PhonePe|Paytm|BHIM|Facebook|Instagram|YouTube|English|Visa|Stripe)\b/g
const addresses = /https?:\/\/\S+|[\w.+•-]+@[\w.-]+/g
/** `PJ-2026-7K3M9W`, `D7K3M9WACE`, `pi_acfb1f11` */
const references = /\b[A-Z]+-[A-Z\d-]+|\b[A-Z][A-Z\d]{9}\b|\bpi_\w+/g

/** What only the other of the two writes: Hindi has no ळ, ऱ nor ॲ, and Marathi neither danda nor nukta. */
const ofTheOther: Readonly<Record<TranslationLanguage, RegExp>> = {
  mr: /\S*[।\u093c]\S*/g,
  hi: /\S*[ळऱॲ]\S*/g,
}

/** The runs of letters of a text that none of them should have to read. */
const latinIn = (text: string, typed: readonly string[] = []): string[] =>
  typed
    .reduce((left, each) => left.replaceAll(each, ' '), text)
    .replaceAll(addresses, ' ')
    .replaceAll(references, ' ')
    .replaceAll(latinNames, ' ')
    .match(/[A-Za-z]{4,}[A-Za-z’ ]*/g) ?? []

/** What is on the screen, but for what says that it is in another language. */
const shownOn = (page: Page, language: TranslationLanguage): Promise<string> =>
  page.evaluate((here) => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let text = document.title
    while (words.nextNode()) {
      const { parentElement, textContent } = words.currentNode
      if (!parentElement?.checkVisibility() || parentElement.closest('code')) continue
      if (parentElement.closest('[lang]')?.getAttribute('lang') === here) text += `\n${textContent}`
    }
    return text
  }, language)

/** How somebody who reads a language uses the site, and what must be so on all that they read. */
export const readerOf = (language: TranslationLanguage) => ({
  open: async (page: Page, path: string): Promise<void> => {
    await page.goto(pathIn(language, path))
    await hydrated(page)
  },

  /** Every word on the screen is in their language, but for names and what somebody `typed`. */
  reads: async (page: Page, typed: readonly string[] = []): Promise<void> => {
    const shown = await shownOn(page, language)
    // Without it, nothing of the page may have said that it is in their language.
    expect(shown).toMatch(/[\u0900-\u097f]{2}/)
    expect([...latinIn(shown, typed), ...(shown.match(ofTheOther[language]) ?? [])]).toEqual([])
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${language}(?:/|$)`))
  },

  /** The email to an address whose subject is `subject`, once it has come: all of it is in their language. */
  mail: async (address: string, subject: string | RegExp): Promise<string> => {
    const subjects = async () => (await readMailsTo(address)).map((mail) => mail.subject)
    // What staff do to a booking can be undone for ten seconds; its email waits for that.
    await expect.poll(subjects, { timeout: 30_000 }).toContainEqual(expect.stringMatching(subject))
    const mail = (await readMailsTo(address)).find((each) => each.subject.match(subject))
    const text = `${mail?.subject}\n${mail?.text}`
    expect([...latinIn(text, [address]), ...(text.match(ofTheOther[language]) ?? [])]).toEqual([])
    expect(mail?.html).toContain(`<html lang="${language}">`)
    return mail?.text ?? ''
  },
})

/** Staff translate what their temple says of itself, where a starter text has not done it. */
export const translateTemple = async (
  language: TranslationLanguage,
  words: Readonly<Record<string, string>>,
): Promise<void> => {
  const client = await adminClient()
  const all: TranslatedItem[] = await (
    await client.get(`/api/admin/translations/${language}`)
  ).json()
  for (const { kind, id } of all.filter((each) => /^(?:temple|visit)$/.test(each.kind))) {
    const path = `/api/admin/translations/${kind}/${id}/${language}`
    const { version, texts }: Translation = await (await client.get(path)).json()
    const reply = await client.put(path, {
      headers: { 'If-Match': `"${version}"` },
      data: {
        texts: texts.map(({ field, english, text }) => ({
          field,
          english,
          text: words[english] ?? text ?? '',
        })),
      },
    })
    expect(reply.status(), await reply.text()).toBe(200)
  }
  await client.dispose()
}
