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

export type DraftKey = { readonly kind: TextKind; readonly id: string }
export type TypedContent = Pick<UnsavedText, 'version' | 'base' | 'typed'>

export type DraftSnapshot = {
  /**
   * A draft typed earlier or on another device; autosave pauses until it is restored or discarded.
   */
  readonly found?: UnsavedText
  /** When the server last stored the draft. */
  readonly autosavedAt?: string
  readonly hasFailed?: true
}

type Deps = {
  readonly call: Api['call']
  readonly text: DraftKey
  readonly show: (snapshot: DraftSnapshot) => void
  /** What the form holds. */
  readonly typedNow: () => TypedFields
  readonly retryMs?: number
}

const isSame = (one: TypedFields, other: TypedFields): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

/**
 * Autosaves a draft to the server: one request at a time, only the latest content. It never
 * overwrites a draft that the same editor typed on another device; that one is shown first.
 */
export function createAutosave({ call, text, show, typedNow, retryMs = 5000 }: Deps) {
  let was: string | undefined
  let found: UnsavedText | undefined
  let isRead = false
  let isBusy = false
  /** What the server should have: a text, or nothing because all is saved. */
  let wanted: TypedContent | 'nothing' | undefined
  /** What the server may have stored although its answer was lost on the way. */
  let unanswered: TypedFields[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const read = async () => {
    const { unsaved } = await call(getUnsaved, text)
    isRead = true
    was = unsaved?.savedAt
    if (!unsaved) return
    const isOwn = [typedNow(), ...unanswered].some((own) => isSame(own, unsaved.typed))
    if (isOwn) return
    found = unsaved
    show({ found })
  }
  const send = async (next: TypedContent | 'nothing') => {
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
    show({ autosavedAt: savedAt })
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
    want: (typed: TypedContent | 'nothing') => {
      wanted = typed
      return run()
    },
    /** It is in the form from now on. */
    take: () => {
      found = undefined
      wanted = undefined
      show({})
    },
    /** Discards the found draft and starts autosaving. */
    drop: () => {
      found = undefined
      // Newer content replaces this.
      wanted ??= 'nothing'
      show({})
      return run()
    },
    stopRetrying: () => clearTimeout(timer),
  }
}
