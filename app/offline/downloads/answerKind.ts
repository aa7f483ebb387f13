/** What an address names. `file`: bought, of any kind that is no page. */
export type AnswerKind = 'audio' | 'font' | 'image' | 'file'

/** Servers that know no type say `application/octet-stream`, or nothing. */
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
 * Whether an answer says that it is what was asked for. Proxies, networks that want a login and
 * hosts in trouble answer 200 with a page.
 */
export const saysKind = (answer: Response, kind: AnswerKind): boolean =>
  answer.status === 200 &&
  answer.headers.get('content-length') !== '0' &&
  (unknownType.test(typeOf(answer)) || types[kind].test(typeOf(answer)))

/** Whether the bytes can be that: a page may also come under another type. */
export const isKind = async (bytes: Blob, kind: AnswerKind): Promise<boolean> => {
  if (bytes.size === 0) return false
  const start = (await bytes.slice(0, 1024).text()).trimStart().toLowerCase()
  if (kind === 'image' && start.includes('<svg')) return true
  if (kind !== 'file') return !/^[<{]/.test(start)
  return !/^<(!doctype html|!--|html|head|body|script|title|meta)\b/.test(start)
}

/** Both; reads the answer’s body. */
export const isSound = async (answer: Response, kind: AnswerKind): Promise<boolean> =>
  saysKind(answer, kind) && isKind(await answer.blob(), kind)

/** Asks again, past what the browser's own cache holds, where an answer is not what was asked for. */
export const fetchKind = async (
  ask: (init?: RequestInit) => Promise<Response>,
  kind: AnswerKind,
): Promise<Response> => {
  const answer = await ask()
  return answer.status !== 200 || saysKind(answer, kind) ? answer : ask({ cache: 'reload' })
}
