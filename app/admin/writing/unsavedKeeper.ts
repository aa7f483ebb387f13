import { failureOf } from '#app/admin/failure.ts'
import type { Api } from '#app/api/client.ts'
import {
  dropUnsaved,
  getUnsaved,
  keepUnsaved,
  type TextKind,
  type TypedFields,
  type UnsavedText,
} from '#contract/writing/admin.ts'

export type Text = { readonly kind: TextKind; readonly id: string }
export type Typed = Pick<UnsavedText, 'version' | 'base' | 'typed'>

export type Kept = {
  /** Typed earlier or elsewhere; until it is taken or dropped, nothing else is kept. */
  readonly found?: UnsavedText
  /** When the server got what is typed. */
  readonly keptAt?: string
  readonly hasFailed?: true
}

type Deps = {
  readonly call: Api['call']
  readonly text: Text
  readonly show: (kept: Kept) => void
  /** What the form holds. */
  readonly typedNow: () => TypedFields
  readonly retryMs?: number
}

const isSame = (one: TypedFields, other: TypedFields): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

/**
 * Keeps what is typed on the server, one call at a time, the latest only. It never overwrites what
 * the same editor typed elsewhere: that is shown first.
 */
export function createUnsavedKeeper({ call, text, show, typedNow, retryMs = 5000 }: Deps) {
  let was: string | undefined
  let found: UnsavedText | undefined
  let isRead = false
  let isBusy = false
  /** What the server should have: a text, or nothing because all is saved. */
  let wanted: Typed | 'nothing' | undefined
  /** What the server may have stored although its answer was lost on the way. */
  let unanswered: TypedFields[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const read = async () => {
    const { unsaved } = await call(getUnsaved, text)
    isRead = true
    was = unsaved?.savedAt
    if (!unsaved) return
    const isKnown = [typedNow(), ...unanswered].some((known) => isSame(known, unsaved.typed))
    if (isKnown) return
    found = unsaved
    show({ found })
  }
  const send = async (next: Typed | 'nothing') => {
    if (next === 'nothing') {
      if (was !== undefined) await call(dropUnsaved, { ...text, was })
      was = undefined
      return show({})
    }
    unanswered.push(next.typed)
    const { savedAt } = await call(keepUnsaved, {
      ...text,
      ...next,
      ...(was !== undefined && { was }),
    })
    was = savedAt
    unanswered = []
    show({ keptAt: savedAt })
  }
  const run = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    clearTimeout(timer)
    let next: typeof wanted
    try {
      if (!isRead) await read()
      if (found) return
      while (wanted !== undefined) {
        next = wanted
        wanted = undefined
        await send(next)
      }
    } catch (error) {
      wanted ??= next
      const isElsewhere = failureOf(error).kind === 'changed'
      if (isElsewhere) isRead = false
      else show({ hasFailed: true })
      timer = setTimeout(() => void run(), isElsewhere ? 0 : retryMs)
    } finally {
      isBusy = false
    }
  }
  return {
    run,
    want: (typed: Typed | 'nothing') => {
      wanted = typed
      return run()
    },
    /** It is in the form from now on. */
    take: () => {
      found = undefined
      wanted = undefined
      show({})
    },
    /** What the form holds is kept from now on. */
    drop: () => {
      found = undefined
      // What is typed meanwhile replaces it.
      wanted ??= 'nothing'
      show({})
      return run()
    },
    /** Nothing is tried again. */
    close: () => clearTimeout(timer),
  }
}
