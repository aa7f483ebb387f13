import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { languages } from '#contract/languages.ts'
import { temple } from './temple.ts'

const folder = () => join(temple().data, 'mail')

type Mail = { readonly subject: string; readonly text: string; readonly html: string }

/** Its head as it was sent, and its text, which another language has in letters that are encoded. */
const readMail = async (file: string): Promise<string> => {
  const source = await readFile(file)
  const { text } = await PostalMime.parse(source)
  return `${source.toString('utf8').replaceAll(/=\r?\n/g, '')}\n${text ?? ''}`
}

const mailFiles = async (): Promise<string[]> => {
  const files = await readdir(folder()).catch(() => [])
  const mails = files.filter((name) => name.endsWith('.eml')).sort()
  return mails.map((name) => join(folder(), name))
}

const readMails = async (): Promise<string[]> => Promise.all((await mailFiles()).map(readMail))

const prefix = `(?:/(?:${languages.join('|')}))?`

/** All addresses under `page` in emails to `address`, older emails first, each in its email's language. */
export async function mailedPaths(address: string, page: string): Promise<string[]> {
  const mails = await readMails()
  const found = mails
    .filter((mail) => mail.includes(`To: ${address}`))
    .map((mail) => new RegExp(`https?://[^/\\s]+(${prefix}${page}#[\\w.-]+)`).exec(mail)?.[1])
  return found.filter((path) => path !== undefined)
}

/** The address under `page` in an email to `address`, once the email has been sent. */
export async function mailedPath(address: string, page: string): Promise<string> {
  let path: string | undefined
  await expect
    .poll(async () => {
      path = (await mailedPaths(address, page)).at(-1)
      return path
    })
    .toBeDefined()
  return path ?? ''
}

/** The emails sent to an address so far. */
export const mailsTo = async (address: string): Promise<string[]> =>
  (await readMails()).filter((mail) => mail.includes(`To: ${address}`))

/** The emails sent to an address so far, as its owner reads them; the newest last. */
export const readMailsTo = async (address: string): Promise<Mail[]> => {
  const read: Mail[] = []
  for (const file of await mailFiles()) {
    const {
      to = [],
      subject = '',
      text = '',
      html = '',
    } = await PostalMime.parse(await readFile(file))
    if (to.some((each) => each.address === address)) read.push({ subject, text, html })
  }
  return read
}
