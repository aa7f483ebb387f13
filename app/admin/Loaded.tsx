import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from './LoadFailed.tsx'
import { ListSkeleton } from './PagedList.tsx'

type Props<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'isPending' | 'error' | 'refetch'>
  children: (data: T) => ReactNode
}

/** What a page has read: a placeholder until then, or why it could not be loaded. */
export function Loaded<T>({ query: { data, isPending, error, refetch }, children }: Props<T>) {
  if (data !== undefined) return children(data)
  if (isPending) return <ListSkeleton />
  return <LoadFailed error={error} onRetry={() => void refetch()} />
}
