import { ImportSubscribers } from './ImportSubscribers.tsx'
import { SubscriberList } from './SubscriberList.tsx'

/** Empty for the list, or `import`. */
export function SubscribersTab({ path: [page] }: { path: readonly string[] }) {
  return page === 'import' ? <ImportSubscribers /> : <SubscriberList />
}
