import { Counter, Histogram, type Registry } from 'prom-client'

/** A request that is over. */
type Observed = {
  readonly method: string
  /** An endpoint's pattern, or a kind of address: never what somebody typed. */
  readonly route: string
  readonly status: number
  readonly ms: number
}
export type Observe = (request: Observed) => void

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

export const observeRequests = (registry: Registry): Observe => {
  const registers = [registry]
  const count = new Counter({
    name: 'modak_requests_total',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'modak_request_seconds',
    help: 'How long they took, to the last byte',
    labelNames: ['route'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30],
    registers,
  })
  return ({ method, route, status, ms }) => {
    const named = methods.includes(method) ? method : 'other'
    count.inc({ method: named, route, status: `${Math.floor(status / 100)}xx` })
    seconds.observe({ route }, ms / 1000)
  }
}
