import { onTestFinished } from 'vitest'
import type { TempleServer } from './templeServer.ts'

/**
 * For one test, files are sent to its server too: `uploadFile` uses XMLHttpRequest, to report the
 * progress. A file is sent in one piece; the server decides the answer.
 */
export function takeUploads(server: TempleServer): void {
  const before = globalThis.XMLHttpRequest
  class Upload extends EventTarget {
    upload = new EventTarget()
    status = 0
    responseText = ''
    method = ''
    path = ''
    open(method: string, path: string) {
      this.method = method
      this.path = path
    }
    setRequestHeader() {}
    abort() {
      this.dispatchEvent(new Event('abort'))
    }
    async send(file: File) {
      const { size } = file
      const progress = Object.assign(new Event('progress'), { loaded: size, total: size })
      this.upload.dispatchEvent(progress)
      try {
        const answer = await server.fetch(this.path, { method: this.method, body: file })
        this.responseText = await answer.text()
        this.status = answer.status
        this.dispatchEvent(new Event('load'))
      } catch {
        this.dispatchEvent(new Event('error'))
      }
    }
  }
  globalThis.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest
  onTestFinished(() => void (globalThis.XMLHttpRequest = before))
}

/** A picture chosen from the device. */
export const aPicture = (): File => new File(['RIFF'], 'modak.webp', { type: 'image/webp' })

/** What the server makes of it. */
export const anUploadedPicture = {
  url: `/media/${'a'.repeat(32)}-800.webp`,
  width: 800,
  height: 600,
  widths: [400, 800],
}
