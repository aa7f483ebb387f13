import type { Page } from '@playwright/test'
import type { TranslatedItem, Translation } from '#contract/translations/admin.ts'
import { adminClient } from '#e2e/admin.ts'
import { expect, hydrated } from '#e2e/fixtures.ts'
import { readMailsTo } from '#e2e/mails.ts'

/** What a Marathi reader meets in Latin letters: names of services, and what papers of the state call themselves. */
const latinNames =
  /\b(?:UPI|WhatsApp|Google|PhonePe|Paytm|BHIM|Facebook|Instagram|YouTube|English|Visa|Stripe)\b/g
const addresses = /https?:\/\/\S+|[\w.+•-]+@[\w.-]+/g
/** `PJ-2026-7K3M9W`, `D7K3M9WACE`, `pi_acfb1f11` */
const references = /\b[A-Z]+-[A-Z\d-]+|\b[A-Z][A-Z\d]{9}\b|\bpi_\w+/g

/** The runs of letters of a text that no Marathi reader should have to read. */
const latinIn = (text: string, typed: readonly string[] = []): string[] =>
  typed
    .reduce((left, each) => left.replaceAll(each, ' '), text)
    .replaceAll(addresses, ' ')
    .replaceAll(references, ' ')
    .replaceAll(latinNames, ' ')
    .match(/[A-Za-z]{4,}[A-Za-z’ ]*/g) ?? []

/** What is on the screen, but for what says that it is in another language. */
const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let text = document.title
    while (words.nextNode()) {
      const { parentElement, textContent } = words.currentNode
      if (!parentElement?.checkVisibility() || parentElement.closest('code')) continue
      if (parentElement.closest('[lang]')?.getAttribute('lang') === 'mr') text += `\n${textContent}`
    }
    return text
  })

/** A page of the site in Marathi. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/mr${path}`)
  await hydrated(page)
}

/** Every word on the screen is in Marathi, but for names and what somebody `typed`. */
export const expectMarathi = async (page: Page, typed: readonly string[] = []): Promise<void> => {
  expect(latinIn(await shownOn(page), typed)).toEqual([])
  expect(new URL(page.url()).pathname).toMatch(/^\/mr(?:\/|$)/)
}

/** The email to an address whose subject is `subject`, once it has come: all of it is in Marathi. */
export const mailInMarathi = async (
  address: string,
  subject: string | RegExp,
  typed: readonly string[] = [],
): Promise<string> => {
  const subjects = async () => (await readMailsTo(address)).map((mail) => mail.subject)
  // What staff do to a booking can be undone for ten seconds; its email waits for that.
  await expect.poll(subjects, { timeout: 30_000 }).toContainEqual(expect.stringMatching(subject))
  const mail = (await readMailsTo(address)).find((each) => each.subject.match(subject))
  expect(latinIn(`${mail?.subject}\n${mail?.text}`, [...typed, address])).toEqual([])
  expect(mail?.html).toContain('<html lang="mr">')
  return mail?.text ?? ''
}

/** Staff translate what their temple says of itself. */
export const translateTemple = async (words: Readonly<Record<string, string>>): Promise<void> => {
  const client = await adminClient()
  const all: TranslatedItem[] = await (await client.get('/api/admin/translations/mr')).json()
  for (const { kind, id } of all.filter((each) => /^(?:temple|visit)$/.test(each.kind))) {
    const path = `/api/admin/translations/${kind}/${id}/mr`
    const { version, texts }: Translation = await (await client.get(path)).json()
    const reply = await client.put(path, {
      headers: { 'If-Match': `"${version}"` },
      data: {
        texts: texts.map(({ field, english }) => ({ field, english, text: words[english] ?? '' })),
      },
    })
    expect(reply.status(), await reply.text()).toBe(200)
  }
  await client.dispose()
}
