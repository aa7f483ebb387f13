import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { connect, type ClientHttp2Session } from 'node:http2'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { root } from '#e2e/bench/server.ts'
import { freePort } from '#server/processes/freePort.ts'

const has = (program: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { env: { PATH: pathWithSbin } })
    return true
  } catch {
    return false
  }
}
const pathWithSbin = `${process.env['PATH']}:/usr/sbin`

export type Proxy = {
  readonly program: string
  readonly isThere: boolean
  /** Runs our own example of its settings, in front of `upstream`; only names, ports and files differ. */
  readonly start: (upstream: number, port: number, folder: string) => Promise<ChildProcess>
  /** What it has logged. */
  readonly logged: (folder: string) => Promise<string>
}

const deploy = (name: string): Promise<string> => readFile(join(root, 'docs/deploy', name), 'utf8')

const run = (command: string, args: string[], log: string, env: Record<string, string> = {}) =>
  spawn('sh', ['-c', `exec ${command} ${args.join(' ')} 2> ${log}`], {
    env: { PATH: pathWithSbin, ...env },
    stdio: 'ignore',
  })

export const nginx: Proxy = {
  program: 'nginx',
  isThere: has('nginx'),
  start: async (upstream, port, folder) => {
    const tls = join(root, 'server/test/tls')
    const site = (await deploy('nginx.conf'))
      .replaceAll(/^ +listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
      .replace('listen 443 ', `listen 127.0.0.1:${port} `)
      .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
      .replace('/var/log/nginx/modak.log', join(folder, 'access.log'))
      .replace(/\/etc\/\S+fullchain\.pem/, join(tls, 'certificate.pem'))
      .replace(/\/etc\/\S+privkey\.pem/, join(tls, 'key.pem'))
    await writeFile(join(folder, 'modak.conf'), site)
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const whole = `daemon off; master_process off; pid nginx.pid; events {}
http {
${paths.map((name) => `${name}_temp_path ${name};`).join('\n')}
include modak.conf;
}`
    await writeFile(join(folder, 'nginx.conf'), whole)
    const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']
    return run('nginx', args, join(folder, 'error.log'))
  },
  logged: (folder) => readFile(join(folder, 'access.log'), 'utf8'),
}

export const caddy: Proxy = {
  program: 'caddy',
  isThere: has('caddy'),
  start: async (upstream, port, folder) => {
    const options = `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n`
    await writeFile(join(folder, 'Caddyfile'), options + (await deploy('Caddyfile')))
    const home = join(folder, 'home')
    await mkdir(home)
    return run(
      'caddy',
      ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
      join(folder, 'access.log'),
      {
        PUBLIC_URL: `https://localhost:${port}`,
        UPSTREAM: `127.0.0.1:${upstream}`,
        HOME: home,
        XDG_DATA_HOME: home,
        XDG_CONFIG_HOME: home,
      },
    )
  },
  logged: (folder) => readFile(join(folder, 'access.log'), 'utf8'),
}

export type Reply = { status: number; headers: Record<string, string>; length: number }

/** A client that speaks HTTP/2 and nothing else. */
export const openHttp2 = (origin: string) => {
  const session: ClientHttp2Session = connect(origin, { rejectUnauthorized: false })
  session.on('error', () => undefined)
  const send = (path: string, headers: Record<string, string> = {}, body?: Buffer) =>
    new Promise<Reply>((resolve, reject) => {
      const stream = session.request({
        ':path': path,
        ':method': body ? 'POST' : 'GET',
        ...headers,
      })
      let reply: Reply | undefined
      let length = 0
      stream.on('response', ({ ':status': status = 0, ...rest }) => {
        reply = { status, headers: rest as Record<string, string>, length: 0 }
      })
      stream.on('data', (chunk: Buffer) => (length += chunk.length))
      stream.on('error', (error) => (reply ? resolve({ ...reply, length }) : reject(error)))
      stream.on('end', () => reply && resolve({ ...reply, length }))
      stream.end(body)
    })
  return { send, close: () => session.destroy() }
}

/** Begins to send a file of that length, and gives what is answered before it is over. */
export const beginUpload = (url: string, length: number) =>
  new Promise<{ status: number | undefined; type: string | undefined }>((resolve, reject) => {
    const headers = { 'content-type': 'application/octet-stream', 'content-length': length }
    const req = request(url, { method: 'PUT', headers, rejectUnauthorized: false })
    req.on('response', ({ statusCode: status, headers: { 'content-type': type } }) => {
      resolve({ status, type })
      req.destroy()
    })
    req.on('error', reject)
    Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(length / 100))).pipe(req)
  })
