import type { PushSubscriptionInput } from '#contract/reminders.ts'
export const pushSupport = (): 'ready' | 'denied' | 'install' | 'unsupported' => 'ready'
export const subscribeToPush = async (_key: string): Promise<PushSubscriptionInput | 'denied' | 'dismissed'> => 'dismissed'
