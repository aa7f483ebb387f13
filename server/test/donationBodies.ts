export const cardPayload = {
  amount: 501,
  email: 'meera@example.org',
  fullName: 'Meera Kulkarni',
  type: 'donation',
}

export const pledgePayload = {
  amount: 1001,
  email: 'arjun@example.org',
  fullName: 'Arjun Rao',
  paymentMethod: 'gpay',
}
