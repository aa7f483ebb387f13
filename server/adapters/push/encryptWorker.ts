import { parentPort } from 'node:worker_threads'
import { encryptPush } from './encrypt.ts'
import type { BrowserKeys } from './port.ts'

export type Task = {
  readonly payload: string
  readonly keys: BrowserKeys
}

/** The encrypted body, or why there is none. */
export type EncryptResult = { readonly body: Uint8Array } | { readonly refused: string }

const encrypt = ({ payload, keys }: Task): EncryptResult => {
  try {
    return { body: encryptPush(payload, keys) }
  } catch (error) {
    return { refused: String(error) }
  }
}

parentPort?.on('message', (tasks: readonly Task[]) => {
  parentPort?.postMessage(tasks.map(encrypt))
})
