import { waitingMails } from './mails.ts'
import type { TestApp } from './testApp.ts'

/** The token in the latest email to the address with a link to the page. */
export const tokenTo = async (
  app: Pick<TestApp, 'db' | 'writers' | 'publicUrl'>,
  to: string,
  page: string,
): Promise<string> => {
  const start = `${app.publicUrl}${page}#`
  const mails = await waitingMails(app)
  const mail = mails.findLast((mail) => mail.to === to && mail.text.includes(start))
  if (!mail) throw new Error(`No mail to ${to} leads to ${page}`)
  return /^[\w-]+/.exec(mail.text.slice(mail.text.indexOf(start) + start.length))?.[0] ?? ''
}

/** The subjects of waiting emails, by recipient. */
export const toldTo = async (app: Pick<TestApp, 'db' | 'writers'>, to: string): Promise<string[]> =>
  (await waitingMails(app)).filter((mail) => mail.to === to).map(({ subject }) => subject)
