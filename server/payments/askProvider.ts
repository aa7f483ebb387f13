import { PaymentError } from '#server/adapters/payment/port.ts'
import { AppError } from '#server/errors.ts'

type LogLine = (facts: object, words: string) => void
export type PaymentLog = { readonly warn: LogLine; readonly error: LogLine }

export const cardsAway = (): AppError => new AppError('unavailable', { code: 'payments.cardsAway' })

/** An unreachable provider is not the caller's mistake. */
export const createAskProvider =
  (log: PaymentLog) =>
  async <T>(work: Promise<T>, facts: object): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error
      log.warn(
        { ...facts, code: error.code, kind: error.kind },
        'the payment provider refused a request',
      )
      throw cardsAway()
    }
  }

export type AskProvider = ReturnType<typeof createAskProvider>
