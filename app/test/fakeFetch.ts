type Answer = Response | Error | ((url: string, init: RequestInit | undefined) => Response | Error)

/** A `fetch` with given answers by path, and the requests it received; a path without one is unreachable. */
export function fakeFetch(answers: Record<string, Answer>) {
  const requests: { url: string; init: RequestInit | undefined }[] = []
  const fetchNow: typeof fetch = async (input, init) => {
    const url = String(input)
    requests.push({ url, init })
    const found = answers[url.split('?')[0] ?? '']
    const answer = typeof found === 'function' ? found(url, init) : found
    if (answer === undefined || answer instanceof Error) throw answer ?? new TypeError('No network')
    return answer.clone()
  }
  return { fetch: fetchNow, requests }
}

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
