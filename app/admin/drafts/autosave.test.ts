import { expect, test, vi } from 'vitest'
import { ApiError, UnreachableError } from '#app/api/errors.ts'
import type { Api } from '#app/api/client.ts'
import {
  dropUnsaved,
  getUnsaved,
  keepUnsaved,
  type TypedFields,
  type UnsavedText,
} from '#contract/writing/admin.ts'
import { createAutosave, type DraftSnapshot } from './autosave.ts'

const base = { title: 'Durva' }
const over = (title: string) => ({ version: 3, base, typed: { title } })

/** A server that keeps one text, as the real one does, and can lose calls or answers. */
const server = () => {
  const at: { stored?: UnsavedText; isLost?: 'call' | 'answer'; count: number } = { count: 0 }
  const refuse = () => {
    throw new ApiError(412, { code: 'changed_meanwhile', title: '', status: 412 } as never)
  }
  const answer = (endpoint: unknown, sent: Record<string, never>): unknown => {
    if (endpoint === getUnsaved) return at.stored ? { unsaved: at.stored } : {}
    if (endpoint === dropUnsaved) {
      if (at.stored?.savedAt === sent['was']) delete at.stored
      return {}
    }
    if (at.stored?.savedAt !== sent['was']) refuse()
    at.count += 1
    const savedAt = `${at.count}`
    at.stored = { version: sent['version'] ?? 0, base, typed: sent['typed'] ?? {}, savedAt }
    return { savedAt }
  }
  const call = (async (endpoint: unknown, sent: Record<string, never>) => {
    await Promise.resolve()
    if (at.isLost === 'call') throw new UnreachableError('lost')
    const answered = answer(endpoint, sent)
    if (at.isLost === 'answer' && endpoint === keepUnsaved) throw new UnreachableError('lost')
    return answered
  }) as Api['call']
  return { at, call }
}

const page = (call: Api['call']) => {
  const shown: DraftSnapshot[] = []
  const form: { typed: TypedFields } = { typed: base }
  const keeper = createAutosave({
    call,
    text: { kind: 'post', id: 'a' },
    show: (snapshot) => shown.push(snapshot),
    typedNow: () => form.typed,
    retryMs: 1,
  })
  const type = (title: string) => {
    form.typed = { title }
    return keeper.want(over(title))
  }
  return { keeper, type, form, last: () => shown.at(-1) }
}

test('what is typed is kept, the latest only, and gone once it is saved', async () => {
  const { at, call } = server()
  const { keeper, type, last } = page(call)
  await Promise.all([type('A'), type('Ab'), type('Abc')])
  expect([at.stored?.typed, at.count]).toEqual([{ title: 'Abc' }, 1])
  expect(last()).toEqual({ autosavedAt: '1' })
  await keeper.want('nothing')
  expect(at.stored).toBeUndefined()
})

test('what was typed before is shown, and stays until it is taken or dropped', async () => {
  const { at, call } = server()
  await page(call).type('On the phone')
  const later = page(call)
  await later.keeper.want('nothing')
  expect(later.last()?.found?.typed).toEqual({ title: 'On the phone' })
  await later.type('On the desk')
  expect(at.stored?.typed).toEqual({ title: 'On the phone' })
  await later.keeper.drop()
  expect(at.stored?.typed).toEqual({ title: 'On the desk' })

  const third = page(call)
  await third.keeper.want('nothing')
  third.keeper.take()
  await third.type('On the desk, continued')
  expect(at.stored?.typed).toEqual({ title: 'On the desk, continued' })
})

test('of two open pages, neither overwrites the other', async () => {
  const { at, call } = server()
  const [one, other] = [page(call), page(call)]
  await one.type('One')
  await other.type('Other')
  expect(at.stored?.typed).toEqual({ title: 'One' })
  expect(other.last()?.found?.typed).toEqual({ title: 'One' })
})

test('without a connection it is tried again, and a lost answer is nobody else’s text', async () => {
  const { at, call } = server()
  const { type, last } = page(call)
  await type('A')
  at.isLost = 'call'
  await type('Ab')
  expect(last()).toEqual({ hasFailed: true })
  at.isLost = 'answer'
  await vi.waitFor(() => expect(at.stored?.typed).toEqual({ title: 'Ab' }))
  void type('Abc')
  delete at.isLost
  await vi.waitFor(() => expect(at.stored?.typed).toEqual({ title: 'Abc' }))
  await vi.waitFor(() => expect(last()).toEqual({ autosavedAt: `${at.count}` }))
})
