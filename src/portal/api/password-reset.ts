import * as contract from '../../contract/password-reset.ts'
import { callFromForm } from './request.ts'

export const requestResetCode = (email: string) =>
  callFromForm(contract.requestResetCode, { email })

export const verifyResetCode = (email: string, code: string) =>
  callFromForm(contract.verifyResetCode, { email, code })

export const resetPassword = (email: string, password: string) =>
  callFromForm(contract.resetPassword, { email, password })
