import type { Knex } from 'knex'
import { isDigital } from '#contract/shop/rules.ts'
import { updateLine, type LineRecord } from './lineRepository.ts'
import type { Stock } from './ports.ts'
import type { OrderRecord } from './repository.ts'

type Deps = { readonly stock: Stock; readonly at: () => string }

type Cause = { readonly actorId?: string | undefined }

const piecesOf = ({ id: productId }: LineRecord, quantity: number) => ({ productId, quantity })

/** The numbers of an order's items, each changed together with the product's stock. */
export const createLineStock = ({ stock, at }: Deps) => {
  const eachLine = async (
    trx: Knex,
    order: OrderRecord,
    change: (line: LineRecord) => Promise<LineRecord>,
  ): Promise<OrderRecord> => {
    const lines = new Map(order.lines.map((line) => [line.id, line]))
    // In one order for everybody, so that two transactions never wait for each other.
    for (const line of order.lines.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const changed = await change(line)
      if (changed === line) continue
      await updateLine(trx, order.id, changed)
      lines.set(line.id, changed)
    }
    return { ...order, lines: [...lines.values()] }
  }

  const causeOf = (order: OrderRecord, { actorId }: Cause) => ({
    at: at(),
    orderId: order.id,
    actorId,
  })

  const release = (trx: Knex, order: OrderRecord): Promise<OrderRecord> =>
    eachLine(trx, order, async (line) => {
      if (line.reserved === 0) return line
      await stock.release(trx, piecesOf(line, line.reserved))
      return { ...line, reserved: 0 }
    })

  return {
    release,

    /** What was promised leaves the temple. */
    sell: (trx: Knex, order: OrderRecord, by: Cause): Promise<OrderRecord> =>
      eachLine(trx, order, async (line) => {
        if (line.reserved === 0) return line
        await stock.sell(trx, piecesOf(line, line.reserved), causeOf(order, by))
        return { ...line, reserved: 0, sold: line.reserved }
      }),

    /** What left is there again, and promised as before. */
    unsell: (trx: Knex, order: OrderRecord, by: Cause): Promise<OrderRecord> =>
      eachLine(trx, order, async (line) => {
        if (line.sold === 0) return line
        const pieces = piecesOf(line, line.sold)
        await stock.takeBack(trx, pieces, causeOf(order, by))
        // Uncounted by now, if somebody has stopped counting it.
        const isPromised = (await stock.reserve(trx, pieces)) === 'reserved'
        return { ...line, sold: 0, reserved: isPromised ? line.sold : 0 }
      }),

    /** Promises its items again; undefined, with nothing promised, if one is gone meanwhile. */
    reserveAgain: async (trx: Knex, order: OrderRecord): Promise<OrderRecord | undefined> => {
      let isShort = false
      const reserved = await eachLine(trx, order, async (line) => {
        if (isShort || isDigital(line)) return line
        const outcome = await stock.reserve(trx, piecesOf(line, line.quantity))
        isShort = outcome === 'short'
        return outcome === 'reserved' ? { ...line, reserved: line.quantity } : line
      })
      if (!isShort) return reserved
      await release(trx, reserved)
      return undefined
    },

    /** Pieces that left are back; on the shelf only if they can be sold again. */
    takeBack: (
      trx: Knex,
      order: OrderRecord,
      pieces: readonly LineRecord[],
      { isSellable, by }: { readonly isSellable: boolean; readonly by: Cause },
    ): Promise<OrderRecord> =>
      eachLine(trx, order, async (line) => {
        const quantity = pieces.find(({ id }) => id === line.id)?.quantity ?? 0
        if (quantity === 0) return line
        const counted = Math.min(quantity, line.sold)
        if (isSellable && counted > 0) {
          await stock.takeBack(trx, piecesOf(line, counted), causeOf(order, by))
        }
        return { ...line, returned: line.returned + quantity }
      }),
  }
}
