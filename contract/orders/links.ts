type Link = { readonly reference: string; readonly token?: string | undefined }

/**
 * The page of an order. The token comes after `#`: browsers never send that part, so it is in no
 * log and no Referer.
 */
export const orderPath = ({ reference, token }: Link): string =>
  `/orders/${reference.toLowerCase()}${token ? `#${token}` : ''}`

type PaperLink = { readonly number: string; readonly token: string }

/** Where a browser saves an invoice from: without the app, the token has to be in the query. */
export const paperPath = ({ number, token }: PaperLink): string =>
  `/api/order-papers/${number.toLowerCase()}/pdf?token=${token}`

type ReturnLink = { readonly reference: string; readonly id: string }

/** Where staff see the photo that a buyer sent with a return. */
export const returnPhotoPath = ({ reference, id }: ReturnLink): string =>
  `/api/admin/orders/${reference}/returns/${id}/photo`
