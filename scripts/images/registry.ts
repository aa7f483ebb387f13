import { codeOf, StartError } from '#server/errors.ts'

export const dockerHub = 'https://registry-1.docker.io'

/** Lists of one image for several processors: the digest of a single one would start nowhere else. */
const lists = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
]

type Source = { readonly registry: string; readonly repository: string }

/** Where Docker looks for an image: `node` is `library/node` of Docker Hub. */
export const sourceOf = (name: string, hub = dockerHub): Source => {
  const [first = '', ...rest] = name.split('/')
  const isHost = rest.length > 0 && /[.:]|^localhost$/.test(first)
  if (!isHost || first === 'docker.io') {
    const path = isHost ? rest.join('/') : name
    return { registry: hub, repository: path.includes('/') ? path : `library/${path}` }
  }
  const isLocal = /^(localhost|127\.0\.0\.1)(:|$)/.test(first)
  return { registry: `${isLocal ? 'http' : 'https'}://${first}`, repository: rest.join('/') }
}

const ask = async (url: URL | string, init: RequestInit = {}): Promise<Response> => {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    throw new StartError(`${new URL(url).host} does not answer (${codeOf(cause)})`)
  }
}

/** A token for anybody, from where the registry says; undefined if it names no such place. */
const tokenFor = async (challenge: string): Promise<string | undefined> => {
  const { realm, ...query } = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>
  if (!/^bearer /i.test(challenge) || realm === undefined) return undefined
  const url = new URL(realm)
  for (const name of ['service', 'scope']) url.searchParams.set(name, query[name] ?? '')
  const reply = await ask(url)
  if (!reply.ok) return undefined
  const { token, access_token: other } = (await reply.json()) as Record<string, string>
  return token ?? other
}

/** The digest that a tag has now, such as `sha256:…`. */
export const digestOf = async (name: string, tag: string, hub?: string): Promise<string> => {
  const { registry, repository } = sourceOf(name, hub)
  const url = `${registry}/v2/${repository}/manifests/${tag}`
  const head = (more: Record<string, string> = {}) =>
    ask(url, { method: 'HEAD', headers: { Accept: lists.join(', '), ...more } })
  let reply = await head()
  if (reply.status === 401) {
    const token = await tokenFor(reply.headers.get('WWW-Authenticate') ?? '')
    if (token !== undefined) reply = await head({ Authorization: `Bearer ${token}` })
  }
  const type = reply.headers.get('Content-Type')?.split(';')[0] ?? ''
  const digest = reply.headers.get('Docker-Content-Digest') ?? ''
  const refused = `${new URL(registry).host} gives no digest for ${name}:${tag}`
  if (!reply.ok) throw new StartError(`${refused} (${reply.status})`)
  if (!lists.includes(type)) throw new StartError(`${refused}: it is for one processor (${type})`)
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new StartError(`${refused}: it has none`)
  return digest
}
