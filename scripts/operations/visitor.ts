import { check } from './report.ts'

/** Where a temple answers, and the address it believes to have. */
export type Address = { readonly origin: string; readonly publicUrl: string }

export const admin = { ADMIN_EMAIL: 'admin@temple.example', ADMIN_PASSWORD: 'Durva-grass-21' }

const message = { name: 'Asha', email: 'asha@temple.example', subject: 'puja', message: 'Namaste' }

const post = ({ origin, publicUrl }: Address, path: string, body: object): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: publicUrl },
    body: JSON.stringify(body),
  })

/** Something that must not be lost. */
export const writeMessage = async (address: Address): Promise<void> => {
  const reply = await post(address, '/api/contact', message)
  check('somebody writes to the temple', reply.status === 200, await reply.text())
}

/** Reads it in the office. */
export const readMessages = async (address: Address): Promise<void> => {
  const login = await post(address, '/api/auth/login', {
    username: admin.ADMIN_EMAIL,
    password: admin.ADMIN_PASSWORD,
  })
  const Cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const headers = { Cookie, Origin: address.publicUrl }
  const list = await fetch(`${address.origin}/api/admin/messages`, { headers })
  const text = await list.text()
  check(
    'the message is there',
    text.includes(message.email),
    `${login.status} ${list.status} ${text}`,
  )
}
