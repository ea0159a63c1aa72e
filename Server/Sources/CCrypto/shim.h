#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>

// Makes a key of P-256 from its bytes, or NULL when they are none. In C, because parameters keep pointers to texts.
static inline EVP_PKEY *p256_key(
    const unsigned char point[65], const unsigned char *_Nullable number) {
  unsigned char native[32];
  OSSL_PARAM parameters[] = {
    OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0),
    OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, (void *)point, 65),
    OSSL_PARAM_construct_end(),
    OSSL_PARAM_construct_end(),
  };
  if (number) {
    BIGNUM *big = BN_bin2bn(number, 32, NULL);
    int count = BN_bn2nativepad(big, native, 32);
    BN_clear_free(big);
    if (count != 32) return NULL;
    parameters[2] = OSSL_PARAM_construct_BN(OSSL_PKEY_PARAM_PRIV_KEY, native, 32);
  }
  EVP_PKEY *key = NULL;
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
  if (context && EVP_PKEY_fromdata_init(context) == 1) {
    EVP_PKEY_fromdata(context, &key, number ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, parameters);
  }
  EVP_PKEY_CTX_free(context);
  OPENSSL_cleanse(native, 32);
  return key;
}
