/** What an address names. `file`: bought, of any kind that is no page. */
export type AnswerKind = 'audio' | 'font' | 'image' | 'file'

/** The content types of servers that do not know the type. */
const unknownType = /^(application\/octet-stream|binary\/octet-stream)?$/

const types: Readonly<Record<AnswerKind, RegExp>> = {
  audio: /^(audio|video)\/|^application\/ogg$/,
  font: /^font\/|^application\/(x-)?font|^application\/vnd\.ms-fontobject$/,
  image: /^image\//,
  file: /^(?!text\/html|application\/(xhtml\+xml|json|problem\+json))/,
}

const typeOf = ({ headers }: Response): string =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

/**
 * Whether an answer's content type matches. Proxies, captive portals and failing hosts answer 200
 * with an HTML page.
 */
export const hasKind = (answer: Response, kind: AnswerKind): boolean =>
  answer.status === 200 &&
  answer.headers.get('content-length') !== '0' &&
  (unknownType.test(typeOf(answer)) || types[kind].test(typeOf(answer)))

/** How many bytes are read to detect the type. */
const startLength = 1024

const isStartOf = (kind: AnswerKind, text: string): boolean => {
  if (text === '') return false
  const start = text.trimStart().toLowerCase()
  if (kind === 'image' && start.includes('<svg')) return true
  if (kind !== 'file') return !/^[<{]/.test(start)
  return !/^<(!doctype html|!--|html|head|body|script|title|meta)\b/.test(start)
}

/** Whether the bytes can be that: a page may also come under another type. */
export const isKind = async (bytes: Blob, kind: AnswerKind): Promise<boolean> =>
  isStartOf(kind, await bytes.slice(0, startLength).text())

/** What begins an answer, without the rest: a phone has tens of megabytes of saved audio. */
const startOf = async ({ body }: Response): Promise<string> => {
  if (!body) return ''
  const reader = body.getReader()
  const text = new TextDecoder()
  let start = ''
  let isDone = false
  while (!isDone && start.length < startLength) {
    const { done, value } = await reader.read()
    isDone = done
    start += text.decode(value, { stream: true })
  }
  await reader.cancel()
  return start
}

/** Checks content type and first bytes; reads the beginning of the body. */
export const isSound = async (answer: Response, kind: AnswerKind): Promise<boolean> =>
  hasKind(answer, kind) && isStartOf(kind, await startOf(answer))

/** Refetches, bypassing the HTTP cache, if an answer has the wrong type. */
export const fetchKind = async (
  request: (init?: RequestInit) => Promise<Response>,
  kind: AnswerKind,
): Promise<Response> => {
  const answer = await request()
  return answer.status !== 200 || hasKind(answer, kind) ? answer : request({ cache: 'reload' })
}
