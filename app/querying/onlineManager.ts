const nothing = () => undefined

/**
 * Stands in for the query library's own (vite.config.ts): queries run without a network, too, because
 * the phone's own copy answers then (app/offline/connection.ts knows of the network).
 */
export const onlineManager = {
  subscribe: () => nothing,
  isOnline: () => true,
}
