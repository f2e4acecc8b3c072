/** Time zones that are far from each other: the learner's day is another in each. */
export const TIME_ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns'];
