// Swift cannot call functions with variable arguments.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

static inline CURLcode curl_easy_set_number(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode curl_easy_set_pointer(CURL *handle, CURLoption option, const void *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode curl_easy_set_writer(CURL *handle, curl_write_callback writer, void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, writer);
  return code ? code : curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
}

static inline CURLcode curl_easy_set_socket_opener(
    CURL *handle, curl_opensocket_callback opener, void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, opener);
  return code ? code : curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, context);
}

static inline long curl_easy_response_code(CURL *handle) {
  long code = 0;
  curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &code);
  return code;
}

static inline CURLMcode curl_multi_set_number(CURLM *handle, CURLMoption option, long value) {
  return curl_multi_setopt(handle, option, value);
}
