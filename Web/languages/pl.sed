s|{language}|pl|g
s|{direction}|ltr|g
s|{bannerStorageUnavailable}|Ta przeglądarka nic nie zachowuje (czy to okno prywatne?). To, co tu zrobisz, przepadnie po zamknięciu strony, chyba że używasz konta i masz sieć.|g
s|{newGather}|Nowa gierka|g
s|{pageBroken}|Coś poszło nie tak. To, co zapisano, jest bezpieczne.|g
s|{pageDescription}|Dziel na drużyny, mierz czas i wynik i pamiętaj, kto wygrał: piłka ze znajomymi.|g
s|{pageGatherPicture}|Gierka|g
s|{pageLinksWork}|Linki do odpowiedzi, do śledzenia meczu i do tabeli nadal tu działają.|g
s|{pageNeedsScript}|Football Gather mierzy czas i wynik na twoim urządzeniu i potrzebuje do tego JavaScriptu.|g
s|{pageNotFound}|Nie znaleziono strony|g
s|{pageNotFoundAdvice}|Adres mógł zostać ucięty. Twoi gracze i gierki są w aplikacji.|g
s|{pageOpenAgain}|Otwórz aplikację ponownie|g
s|{pageOpenApp}|Otwórz aplikację|g
s|{pageOpenElsewhere}|Jeśli ta strona jest otwarta w czacie lub w innej aplikacji, otwórz ją w Safari albo Chrome.|g
s|{pagePlayersPicture}|Kto dziś gra|g
s|{pageProgramOff}|Aplikacja jest zbudowana z WebAssembly, a w tej przeglądarce jest ono wyłączone. Na iPhonie w trybie blokady możesz wyłączyć ten tryb tylko dla tej witryny: w menu obok adresu, w ustawieniach witryny. W innej przeglądarce zezwól na WebAssembly w ustawieniach.|g
s|{pageProgramRefused}|Coś blokuje tu WebAssembly, z którego zbudowana jest aplikacja: ta przeglądarka, jedno z jej rozszerzeń albo sieć. Zaktualizuj przeglądarkę albo otwórz tę stronę w innej.|g
s|{pageTooOld}|Ta przeglądarka jest za stara na tę aplikację. Zaktualizuj ją (na iPhonie: iOS) albo otwórz tę stronę w innej: Chrome działa od wersji 102.|g
s|{pageUnreached}|Aplikacji jeszcze tu nie ma. Sprawdź połączenie.|g
s|{pageWaits}|Aplikacja się wczytuje…|g
s|{pageWidePicture}|Gierka na szerokim ekranie|g
s|{resume}|Wznów|g
s|{resumeGather}|Wróć do gierki|g
s|{tryAgain}|Ponów|g
