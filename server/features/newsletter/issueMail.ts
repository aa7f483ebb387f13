import type { InLanguage } from '#contract/languages.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout } from '#server/emails/emailLayout.ts'
import { sender } from '#server/emails/sender.ts'
import { AppError } from '#server/errors.ts'
import { inlineStyled, renderForEmail } from '#server/markdown/renderForEmail.ts'
import type { LinkedPost } from './linkedPost.ts'
import { wordsOf } from './words.ts'

/** What everybody receives: made once, when the newsletter is sent. */
export type IssueContent = {
  readonly html: string
  readonly text: string
  readonly post?: LinkedPost
}

export const contentOf = async (
  { markdown, post }: { markdown: string; post?: LinkedPost | undefined },
  publicUrl: string,
): Promise<IssueContent> => {
  const { html, text, hasPictures } = await renderForEmail(markdown, publicUrl)
  if (hasPictures) {
    const detail = 'Pictures cannot be sent in a newsletter. Please remove them from the text'
    throw new AppError('invalid_input', undefined, [{ pointer: '#/markdown', detail }])
  }
  return { html, text, ...(post && { post }) }
}

type Links = {
  readonly publicUrl: string
  /** Where to unsubscribe; absent in a test. */
  readonly list?: { readonly page: string; readonly oneClick: string }
}

type Reader = InLanguage & {
  readonly to: string
  /** Where those who were imported agreed. */
  readonly consentNote?: string | undefined
}

export const issueMail = (
  { to, language, consentNote }: Reader,
  temple: Pick<Site, 'name' | 'address'>,
  { subject, content }: { subject: string; content: IssueContent },
  { publicUrl, list }: Links,
): Mail => {
  const { issue: words, unsubscribe } = wordsOf(language)
  const { html, text, post } = content
  return {
    to,
    subject: list ? subject : words.testSubject(subject),
    ...renderEmailLayout({
      language,
      heading: subject,
      blocks: [
        ...(text === '' ? [] : [{ prose: { html: inlineStyled(html), text } }]),
        ...(post
          ? [
              `${post.title}\n${post.excerpt}`,
              { link: { label: words.readArticle, url: `${publicUrl}/blog/${post.slug}` } },
            ]
          : []),
      ],
      footer: [
        sender(temple),
        list ? words.why(consentNote || undefined) : words.whyTest,
        ...(list ? [{ link: { label: unsubscribe, url: list.page } }] : []),
      ],
    }),
    ...(list && { list: { unsubscribeUrl: list.oneClick } }),
  }
}
