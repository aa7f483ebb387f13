import { textOfHtml } from '#contract/plainText.ts'

export type Question = { question: string; answer: string }

/** Finds questions in a page's HTML: each heading that ends with `?`, and the text after it. */
export const questionsOf = (html: string): Question[] =>
  html
    .split(/(?=<h[2-4][\s>])/)
    .map((part) => {
      const [, heading = '', rest = ''] = /^<h[2-4][^>]*>(.*?)<\/h[2-4]>([\s\S]*)$/.exec(part) ?? []
      return { question: textOfHtml(heading), answer: textOfHtml(rest) }
    })
    .filter(({ question, answer }) => question.endsWith('?') && answer !== '')
