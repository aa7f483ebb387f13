import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createStripePayments } from '#server/adapters/payment/stripe.ts'
import { sharedTestApp, template, testApp } from '#server/test/testApp.ts'
import { inlineHashes } from './security.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const app = sharedTestApp(
  {
    styles: [{ css: 'p{}' }],
    render: async ({ pathname }) => ({
      status: pathname === '/' ? 200 : 404,
      html: '<!doctype html><style>p{}</style><script>content()</script><script>state()</script>',
      scripts: '<script class="$tsr">state()</script>',
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

test('only the inline scripts and styles of the build and the router are allowed, by their hash', async () => {
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

test('the same holds for subdomains if the operator says that all of them use https', async () => {
  const { send } = await testApp({ publicUrl: 'https://temple.example', coversSubdomains: true })
  const { headers } = await send('/api/site')
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('where to report a weakness is shown only if the operator has set it', async () => {
  const path = '/.well-known/security.txt'
  expect((await (await testApp()).send(path)).status).toBe(404)
  const { send } = await testApp({
    publicUrl: 'https://temple.example',
    securityContact: 'mailto:security@temple.example',
    now: () => new Date('2026-11-23T05:00:00Z'),
  })
  const { headers, text } = await send(path)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@temple.example',
    'Expires: 2027-05-22T05:00:00.000Z',
    'Canonical: https://temple.example/.well-known/security.txt',
    'Preferred-Languages: en',
    '',
  ])
})

test('scripts with a source and data are not inline scripts; line ends are as the browser sees them', () => {
  const html = [
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<SCRIPT type="module">one\r\ntwo</SCRIPT>',
    '<style>a</style><style>a</style>',
  ].join('')
  expect(inlineHashes(html)).toEqual({ script: [hashOf('one\ntwo')], style: [hashOf('a')] })
})

describe('Where Stripe takes the cards', () => {
  const provider = createStripePayments({
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    webhookSecret: 'whsec_x',
    now: () => new Date(),
  })
  const render = async () => ({ status: 200, html: template })
  const headersOf = async (path: string, options: Parameters<typeof testApp>[0] = {}) => {
    const { send } = await testApp({ render, publicUrl: 'https://temple.example', ...options })
    const { headers } = await send(path, { headers: { Accept: 'text/html' } })
    return {
      policy: String(headers['content-security-policy']).split('; '),
      permissions: String(headers['permissions-policy']),
      opener: headers['cross-origin-opener-policy'],
    }
  }

  test('the checkout may load its script and its frames, call it, and let wallets pay', async () => {
    const { policy, permissions, opener } = await headersOf('/checkout?amount=501', { provider })
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
        'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
        "connect-src 'self' https://api.stripe.com",
        "form-action 'self'",
      ]),
    )
    expect(policy.join()).not.toContain('unsafe')
    expect(permissions).toContain('payment=(self "https://js.stripe.com")')
    expect(opener).toBe('same-origin-allow-popups')
  })

  test.each([
    '/',
    '/donate',
    '/checkout/',
    '/checkout/x',
    '/Checkout',
    '/donation-success?payment_intent=pi_1',
    '/donation/d7k3m9wace',
    '/api/payment-settings',
    '/shell.html',
  ])('%s may not', async (path) => {
    const { policy, permissions, opener } = await headersOf(path, { provider })
    expect(policy.join()).not.toContain('stripe')
    expect(permissions).toContain('payment=()')
    expect(opener).toBe('same-origin')
  })

  test('nor may the checkout where it does not', async () => {
    const { policy, permissions, opener } = await headersOf('/checkout')
    expect(policy.join()).not.toContain('stripe')
    expect(permissions).toContain('payment=()')
    expect(opener).toBe('same-origin')
  })
})
