import { locks as processLocks } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { comeBack, leavePage } from '#app/test/leavePage.ts'
import { inLock } from './inLock.ts'

const locks = processLocks as unknown as LockManager
/** An answer that is given later. */
const later = <T>() => {
  let give = (_: T): void => undefined
  const answer = new Promise<T>((resolve) => (give = resolve))
  return { answer, give }
}
const held = async () => (await locks.query()).held?.length

describe('Work in a lock', () => {
  it('is done by one at a time, and says what came of it', async () => {
    const done: string[] = []
    const first = later<void>()
    const one = inLock(locks, 'shared', async () => {
      await first.answer
      done.push('one')
      return 1
    })
    const two = inLock(locks, 'shared', async () => {
      done.push('two')
      throw new Error('It failed')
    })
    await expect.poll(held).toBe(1)
    first.give()
    expect(await one).toBe(1)
    await expect(two).rejects.toThrow('It failed')
    expect(done).toEqual(['one', 'two'])
    await expect.poll(held).toBe(0)
  })

  it('leaves the lock to others when its page is put aside, and goes on when it comes back', async () => {
    const { answer, give } = later<string>()
    const aside = inLock(locks, 'shared', () => answer)
    await expect.poll(held).toBe(1)
    leavePage()
    expect(await locks.request('shared', async () => 'of another page')).toBe('of another page')
    give('at last')
    expect(await aside).toBe('at last')
  })

  it('is refused if its page is put aside before its turn: it would hold the lock unseen', async () => {
    const other = later<void>()
    const holding = locks.request('shared', () => other.answer)
    const waiting = inLock(locks, 'shared', async () => 'never')
    leavePage()
    await expect(waiting).rejects.toThrow(/abort/i)
    other.give()
    await holding
  })

  it('is refused while its page is aside, and done once it is back', async () => {
    leavePage()
    await expect(inLock(locks, 'shared', async () => 'never')).rejects.toThrow(/abort/i)
    comeBack()
    expect(await inLock(locks, 'shared', async () => 'again')).toBe('again')
  })

  it('is simply done where there are no locks', async () => {
    expect(await inLock(undefined, 'shared', async () => 1)).toBe(1)
  })
})
