import { expect, test, vi } from 'vitest'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { testApp } from '#server/test/testApp.ts'
import type { BuiltApp } from './render.ts'

const ogImage = { eyebrow: 'Mantra', title: 'Ganesha Gayatri', temple: 'Shri Ganesha Mandir' }

/** One indexed page; every other address is unknown. */
const temple = async () => {
  const render = vi.fn<BuiltApp['render']>(async ({ pathname }) =>
    pathname === '/mantras/gayatri'
      ? { status: 200, html: '', ogImage }
      : { status: 404, html: '' },
  )
  return { render, ...(await testApp({ render, proxies: 1 })) }
}

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

test('a page is rendered for its picture once, until something changes', async () => {
  const { send, render, db, responseCache } = await temple()
  for (let i = 0; i < 3; i += 1) {
    const reply = await send('/media/og/mantras/gayatri.png')
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'image/png'])
  }
  expect(render).toHaveBeenCalledTimes(1)
  await transact(db, bumpContent)
  responseCache.recheck()
  expect((await send('/media/og/mantras/gayatri.png')).status).toBe(200)
  expect(render).toHaveBeenCalledTimes(2)
})

test('text taken from an incomplete page is read again', async () => {
  const render = vi.fn<BuiltApp['render']>(async (_, { read }) => {
    await read('getMantra', { id: 'out-of-reach' }).catch(() => undefined)
    return { status: 200, html: '', ogImage }
  })
  const { send } = await testApp({ render })
  for (let i = 0; i < 2; i += 1)
    expect((await send('/media/og/mantras/gayatri.png')).status).toBe(200)
  expect(render).toHaveBeenCalledTimes(2)
})

test('requests for missing pages are limited; existing ones are still served to all', async () => {
  const { send, render } = await temple()
  const crawler = from('203.0.113.9')
  expect((await send('/media/og/mantras/gayatri.png')).status).toBe(200)
  for (let i = 0; i < 600; i += 1)
    expect((await send(`/media/og/blog/guess-${i}.png`, crawler)).status).toBe(404)
  const refused = await send('/media/og/blog/one-more.png', crawler)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(render).toHaveBeenCalledTimes(601)
  expect((await send('/media/og/mantras/gayatri.png', crawler)).status).toBe(200)
  expect((await send('/media/og/blog/one-more.png', from('203.0.113.10'))).status).toBe(404)
})

test('somebody who requests hundreds of previews at once is told when to try again; memory stays bounded', async () => {
  let rendering = 0
  let most = 0
  const held = Promise.withResolvers<void>()
  const render = vi.fn<BuiltApp['render']>(async () => {
    most = Math.max(most, (rendering += 1))
    await held.promise
    rendering -= 1
    return { status: 404, html: '' }
  })
  const { send } = await testApp({ render })
  const refused: (string | undefined)[] = []
  const asked = Array.from({ length: 200 }, async (_, i) => {
    const { status, headers } = await send(`/media/og/blog/at-once-${i}.png`)
    if (status === 503) refused.push(headers['retry-after'])
    return status
  })
  // Fifty wait, and one is in progress.
  await vi.waitFor(() => expect(refused).toHaveLength(149), { timeout: 20_000 })
  expect(refused.every((seconds) => Number(seconds) > 0)).toBe(true)
  held.resolve()
  expect(new Set(await Promise.all(asked))).toEqual(new Set([404, 503]))
  expect([most, render.mock.calls.length]).toEqual([1, 51])
  expect((await send('/media/og/blog/at-once-199.png')).status).toBe(404)
})

test.each(['a/b/c', `blog/${'a'.repeat(300)}`, 'Blog', 'blog/', '..%2Fx'])(
  'no page has the address %s: nothing is rendered',
  async (name) => {
    const { send, render } = await temple()
    expect((await send(`/media/og/${name}.png`)).status).toBe(404)
    expect(render).not.toHaveBeenCalled()
  },
)
