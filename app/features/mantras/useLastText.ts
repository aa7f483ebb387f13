import { useSyncExternalStore } from 'react'
import { getLastText, type LastText, subscribeLastText } from '#app/offline/mine/lastText.ts'

export const useLastText = (): LastText | undefined =>
  useSyncExternalStore(subscribeLastText, getLastText, () => undefined)
