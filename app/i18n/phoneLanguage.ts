import { chosenLanguage } from './chosenLanguage.ts'
import { language, workerPath } from './language.ts'

/**
 * Whether a link led to this page in another language than that of the phone, which is its worker's
 * until another one is chosen. Such a page leaves what the phone stores as it is: without a
 * connection the phone opens only pages in its own.
 */
export const isPassing = (): boolean => {
  const { controller } = navigator.serviceWorker ?? {}
  return (
    !!controller &&
    new URL(controller.scriptURL).pathname !== workerPath &&
    chosenLanguage() !== language
  )
}
