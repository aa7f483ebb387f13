import { useEffect, useRef, useState } from 'react'
import { type Failure, failureOf } from './failure.ts'

type UploadControls = { onProgress: (share: number) => void; signal: AbortSignal }

/**
 * An upload: its progress, why it failed, and how to stop it. `failed` is the message if the server
 * gave none; leaving the page stops it too.
 */
export function useUpload(failed: string) {
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<Failure>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  /** Returns why it failed; nothing if it arrived or was stopped. */
  const run = async (
    send: (sent: UploadControls) => Promise<void>,
  ): Promise<Failure | undefined> => {
    setFailure(undefined)
    setShare(0)
    const { signal } = (stop.current = new AbortController())
    try {
      await send({ onProgress: setShare, signal })
      return undefined
    } catch (error) {
      if (signal.aborted) return undefined
      const why = withMessage(failureOf(error), failed)
      setFailure(why)
      return why
    } finally {
      setShare(undefined)
    }
  }
  return {
    isSending: share !== undefined,
    /** At 100 the server is checking it. */
    percent: Math.floor((share ?? 0) * 100),
    failure,
    forget: () => setFailure(undefined),
    run,
    stop: () => stop.current?.abort(),
  }
}

/** The server’s own message if there is one; otherwise that nothing was lost. */
const withMessage = (failure: Failure, otherwise: string): Failure => {
  if (failure.kind === 'signedOut' || failure.kind === 'notAllowed') return failure
  return { kind: 'said', said: failure.fields[0]?.detail ?? failure.said ?? otherwise, fields: [] }
}
