/** A passkey instead of a phrase: the device keeps it, and no server can read it. */
import type { KeyMade, PasskeyOptions } from './messages';
import { ask } from './profile';

/** Browsers take passkeys only at a secure address that has a name. */
export function canPasskey(): boolean {
  const named = !/^(\d+\.){3}\d+$|^\[/.test(location.hostname);
  return window.isSecureContext && named && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

export async function addPasskey(): Promise<void> {
  const { options } = await ask<PasskeyOptions>('/api/passkeys/new', {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  await ask('/api/passkeys', { credential: made.toJSON() });
}

/** A key of this device's own, for the profile that a passkey opens. */
export async function keyByPasskey(): Promise<string> {
  const { options } = await ask<PasskeyOptions>('/api/passkeys/ask', {}, null);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return (await ask<KeyMade>('/api/passkeys/enter', { credential: signed.toJSON() }, null)).key;
}
