import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedTestApp, testApp } from '#server/test/testApp.ts'
import { inlineHashes } from './security.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const app = sharedTestApp(
  {
    styles: [{ css: 'p{}' }],
    render: async ({ pathname }) => ({
      status: pathname === '/' ? 200 : 404,
      html: '<!doctype html><style>p{}</style><script class="$tsr">state()</script>',
    }),
  },
  async ({ client, audio }) => {
    await mkdir(join(client, 'assets'))
    await writeFile(join(client, 'sw.js'), 'self')
    await writeFile(join(client, 'index.html'), '<!doctype html><script>theme()</script>')
    await writeFile(join(client, 'assets/a.js'), 'a')
    await writeFile(join(audio, 'om.mp3'), 'sound')
  },
)

const everything = [
  '/',
  '/shell.html',
  '/nowhere',
  '/api/mantras',
  '/api/health',
  '/api/nothing',
  '/sw.js',
  '/assets/a.js',
  '/assets/gone.js',
  '/audio/om.mp3',
  '/audio/gone.mp3',
  '/Mantras',
]

test.each(everything)('%s is sent with the security headers and no banner', async (path) => {
  const { send } = await app()
  const { headers } = await send(path)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  const policy = String(headers['content-security-policy'])
  for (const directive of [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(directive)
  }
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toContain('upgrade-insecure-requests')
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('set-cookie')
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('the inline parts of a page are allowed by their hashes', async () => {
  const { send } = await app()
  const policyOf = async (path: string) =>
    String((await send(path)).headers['content-security-policy'])
  expect(await policyOf('/')).toContain(`script-src 'self' ${hashOf('state()')};`)
  expect(await policyOf('/')).toContain(`style-src 'self' ${hashOf('p{}')};`)
  expect(await policyOf('/shell.html')).toContain(`script-src 'self' ${hashOf('theme()')};`)
  expect(await policyOf('/sw.js')).toContain("script-src 'self';")
})

test('under https the browser is told to stay there', async () => {
  const { send } = await testApp({ publicUrl: 'https://temple.example' })
  const { headers } = await send('/api/site')
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

test('scripts with a source and data are no inline scripts; line ends are as the browser sees them', () => {
  const html = [
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<SCRIPT type="module">one\r\ntwo</SCRIPT>',
    '<style>a</style><style>a</style>',
  ].join('')
  expect(inlineHashes(html)).toEqual({ script: [hashOf('one\ntwo')], style: [hashOf('a')] })
})
