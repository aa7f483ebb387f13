import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { type ErrorCode, type Problem, statusOfCode } from '#contract/errors.ts'

type Details = Partial<Pick<Problem, 'detail' | 'errors'>>

/**
 * Uploads in place of `XMLHttpRequest`, which reports progress as `fetch` cannot: each waits until
 * the test decides how it continues. `last()` is the newest.
 */
export function fakeUploads() {
  const uploads: Upload[] = []
  class Upload extends EventTarget {
    readonly upload = new EventTarget()
    readonly headers: Record<string, string> = {}
    method = ''
    path = ''
    file: unknown
    status = 0
    responseText = ''
    isStopped = false
    getResponseHeader = () => null
    open(method: string, path: string): void {
      Object.assign(this, { method, path })
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value
    }
    send(file: unknown): void {
      this.file = file
      uploads.push(this)
    }
    abort(): void {
      this.isStopped = true
      this.dispatchEvent(new Event('abort'))
    }
    /** So many of a hundred parts are sent. */
    reaches = (percent: number) =>
      act(async () => {
        const progress = { loaded: percent, total: 100 }
        this.upload.dispatchEvent(Object.assign(new Event('progress'), progress))
      })
    answers = (body: unknown) => this.#ends('load', 200, body)
    refuses = (code: ErrorCode, details: Details = {}) => {
      const status = statusOfCode[code]
      return this.#ends('load', status, {
        type: 'about:blank',
        title: code,
        status,
        code,
        ...details,
      })
    }
    fails = () => this.#ends('error', 0, undefined)
    #ends = (event: string, status: number, body: unknown) =>
      act(async () => {
        this.status = status
        this.responseText = JSON.stringify(body) ?? ''
        this.dispatchEvent(new Event(event))
      })
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    count: () => uploads.length,
    last: () => {
      const last = uploads.at(-1)
      if (!last) throw new Error('Nothing is being uploaded')
      return last
    },
  }
}
